import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AT_ONCE, loads } from './load.ts';

/** An outside service that accepts every request and does not answer it. */
export interface Hanging {
  url: string;
  /** Resolves when this many requests wait for an answer. */
  waiting: (count: number) => Promise<void>;
  /** Answers all requests that wait. */
  answer: () => void;
  close: () => void;
}

/** Starts listening on a free port. */
export async function openHanging(): Promise<Hanging> {
  const waiting: ServerResponse[] = [];
  const server = createServer((_request, response) => void waiting.push(response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    waiting: async (count) => {
      while (waiting.length < count) await once(server, 'request');
    },
    answer: () => {
      const body = JSON.stringify({ response: 'At last.' });
      for (const response of waiting.splice(0)) {
        response.writeHead(200, { 'Content-Type': 'application/json' }).end(body);
      }
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Starts as many chats as the rounds have concurrent requests. All of them wait for the outside service. */
export async function hangChats(
  origin: string,
  hanging: Hanging,
): Promise<{ end: () => Promise<void> }> {
  const { method, path, body } = loads.chat;
  const headers = { 'Content-Type': 'application/json' };
  let answered = 0;
  const chats = Array.from({ length: AT_ONCE }, async (_, number) => {
    const chat = await fetch(origin + path, {
      method,
      headers,
      body: JSON.stringify(body(number)),
    });
    if (!chat.ok) throw new Error(`A chat that waited was answered with ${chat.status}.`);
    await chat.body?.cancel();
    answered += 1;
  });
  await hanging.waiting(AT_ONCE);
  return {
    /** @throws where a chat did not wait all the time */
    end: async () => {
      const early = answered;
      hanging.answer();
      await Promise.all(chats);
      if (early > 0) throw new Error(`${early} of ${AT_ONCE} chats did not hang.`);
    },
  };
}
