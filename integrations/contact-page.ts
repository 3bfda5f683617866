import { mkdir, writeFile } from 'node:fs/promises';
import { nameScripts, type Scripts } from '#src/lib/script-tags.ts';

const FOLDER = new URL('../functions/shared/generated/', import.meta.url);

/** The script that creates the page's tabs and takes over its form. */
const OWN_SCRIPT = /<script type="module" src="[^"]*\/ContactPage\.[^"]*"><\/script>/;

/**
 * Writes the contact page as a module for the function that answers forms sent without scripts.
 * @throws {Error} where the page lacks the script that is left out
 */
export async function writeContactPage(html: string, scripts: Scripts): Promise<void> {
  if (!OWN_SCRIPT.test(html)) throw new Error('The contact page has no script of its own.');
  // Its address is an API path, not a page's, so no view is counted.
  const own = html.replace(OWN_SCRIPT, '').replace('<html', '<html data-uncounted');
  const page = nameScripts(own, scripts);
  await mkdir(FOLDER, { recursive: true });
  const text = `// Written by integrations/contact-page.ts.\nexport const contactPage: string = ${JSON.stringify(page)};\n`;
  await writeFile(new URL('contact-page.ts', FOLDER), text);
}
