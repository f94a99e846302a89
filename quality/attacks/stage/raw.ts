import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

/**
 * Sends a call whose body, in chunks, has no end.
 *
 * @returns what came back, and how much of the body was sent until the product cut the connection
 */
export async function sendWithoutEnd(address: string, ...lines: string[]) {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  let received = '';
  socket.on('data', (bytes) => (received += String(bytes)));
  // whoever is cut off while sending sees an error first
  const cut = new Promise((resolve) => socket.on('error', () => undefined).on('close', resolve));
  socket.write([...lines, 'transfer-encoding: chunked', '', ''].join('\r\n'));
  const chunk = `4000\r\n${'x'.repeat(0x4000)}\r\n`;
  const send = () => {
    while (!socket.destroyed && socket.write(chunk));
  };
  socket.on('drain', send);
  send();
  await cut;
  return { received, sentBytes: socket.bytesWritten };
}

/** Sends bytes as they are, and returns all that comes back until the product closes the connection. */
export async function sendRaw(address: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.write(bytes);
  return text(socket);
}
