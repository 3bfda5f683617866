/** The value of a JSON text; undefined if it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The JSON object in a text: language models often add words around it. */
export function parseObjectIn(text: string): unknown {
  return parseJson(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
}
