import { installMessages } from '../http/request-locale.ts';

installMessages();
