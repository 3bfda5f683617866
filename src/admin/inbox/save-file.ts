/** Saves a file that was fetched, as a download. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has started the download by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** The name that the server gave to a file. */
export function fileNameOf(response: Response): string | undefined {
  return /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1];
}
