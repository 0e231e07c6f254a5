import { installMessages } from '../http/request-scope.ts';

installMessages();
