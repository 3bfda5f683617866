import { type Fields, parseTemplate, type Template } from '#src/domain/template.ts';

const parsed = new Map<string, Template>();

type Headers = Record<string, string>;

/**
 * Answers with a page that the build has made (build/templates.ts), its marks filled.
 *
 * @param markup of the generated module; parsed once an instance
 */
export function page(status: number, markup: string, fields: Fields, headers?: Headers): Response {
  let template = parsed.get(markup);
  if (!template) parsed.set(markup, (template = parseTemplate(markup)));
  return htmlAnswer(status, template.fill(fields), headers);
}

/** Answers with HTML as it is. */
export function htmlAnswer(status: number, html: string, headers?: Headers): Response {
  return new Response(html || NOT_BUILT, {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', ...headers },
  });
}

/** What a developer sees who has not built the pages yet. */
const NOT_BUILT = 'This page comes with a build of the site: npm run build.';
