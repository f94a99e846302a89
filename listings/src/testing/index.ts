export { apartment, csvOf, temporaryFile } from './files.ts';
export { closedAddress, localPort, localService } from './local-service.ts';
