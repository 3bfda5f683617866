/** The body of an answer. Of a whole page, `arrayBuffer()` would make two more copies. */
export async function bytesOf({ body }: Response): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  for await (const chunk of body ?? []) chunks.push(chunk);
  const [first, ...rest] = chunks;
  if (!first || rest.length > 0) return Buffer.concat(chunks);
  return Buffer.from(first.buffer, first.byteOffset, first.byteLength);
}
