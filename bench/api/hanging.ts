import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { startServer } from '#server/testing/local-server.ts';
import { AT_ONCE, loads } from './load.ts';

/** An outside service that accepts every request and does not answer it. */
export async function openHanging() {
  const waiting: ServerResponse[] = [];
  const server = createServer((_request, response) => void waiting.push(response));
  const { origin: url, stop } = await startServer(server);

  /**
   * Starts as many chats as the rounds have concurrent requests; resolves when all of them wait for this service.
   *
   * @returns answers them all, and throws where a chat had not waited for that
   */
  async function hangChats(origin: string): Promise<() => Promise<void>> {
    const { method, path, body } = loads.chat;
    const headers = { 'Content-Type': 'application/json' };
    const chats = Array.from({ length: AT_ONCE }, async (_, number) => {
      const request = { method, headers, body: JSON.stringify(body(number)) };
      const chat = await fetch(origin + path, request);
      if (!chat.ok) throw new Error(`A chat that waited was answered with ${chat.status}.`);
      await chat.body?.cancel();
    });
    while (waiting.length < AT_ONCE) await once(server, 'request');
    return async () => {
      for (const response of waiting.splice(0)) {
        response.setHeader('Content-Type', 'application/json');
        response.end(JSON.stringify({ response: 'At last.' }));
      }
      await Promise.all(chats);
    };
  }

  return { url, hangChats, stop };
}
