import { installMessages } from '../request-scope.ts';

installMessages();
