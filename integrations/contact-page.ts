import { mkdir, writeFile } from 'node:fs/promises';
import { nameScripts, type Scripts } from '#src/lib/script-tags.ts';

const FOLDER = new URL('../functions/shared/generated/', import.meta.url);

/** What makes tabs of the page and takes its form over. */
const OWN_SCRIPT = /<script type="module" src="[^"]*\/ContactPage\.[^"]*"><\/script>/;

/**
 * Writes the contact page where the function finds it that answers a form sent without scripts, without the
 * script of its own: the answer is a form that posts itself again.
 *
 * @param html as Astro has built it
 * @throws {Error} where the page has no such script
 */
export async function writeContactPage(html: string, scripts: Scripts): Promise<void> {
  if (!OWN_SCRIPT.test(html)) throw new Error('The contact page has no script of its own.');
  // Its address is a call's and not a page's: no view is counted.
  const own = html.replace(OWN_SCRIPT, '').replace('<html', '<html data-uncounted');
  const page = nameScripts(own, scripts);
  await mkdir(FOLDER, { recursive: true });
  const text = `// Written by integrations/contact-page.ts.\nexport const contactPage: string = ${JSON.stringify(page)};\n`;
  await writeFile(new URL('contact-page.ts', FOLDER), text);
}
