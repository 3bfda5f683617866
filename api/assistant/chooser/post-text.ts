import type { Database } from '#db/connection.ts';
import { textOfPost } from '#db/posts/summaries.ts';
import { type Fact, sentences } from '#src/domain/assistant/fact.ts';

/** Characters of a post that a model reads: twenty times those of a usual one. */
const MOST = 60_000;

/** A post with all its text as sentences to choose from; any other fact as it is. */
export async function withText(db: Database, fact: Fact): Promise<Fact> {
  const [, board, slug] = /^post\/(blog|signal-board)\/([^#]+)/.exec(fact.id) ?? [];
  if (!board || !slug) return fact;
  const text = await textOfPost(db, board as 'blog' | 'signal-board', slug);
  if (!text) return fact;
  const paragraphs = await paragraphsOf(text.slice(0, MOST));
  return { ...fact, passages: [...(fact.passages ?? []), ...sentences(...paragraphs)] };
}

const INLINE = new Set(
  'a abbr b bdi br cite code del em i ins kbd mark q s small span strong sub sup time u var'.split(' '),
);

/** The texts of the blocks of an HTML text, without what Markdown of ours would read as markup. */
async function paragraphsOf(html: string): Promise<string[]> {
  // Loaded once a post is read.
  const { Parser } = await import('htmlparser2');
  const paragraphs: string[] = [];
  let text = '';
  const end = (name: string) => {
    if (INLINE.has(name)) return void (name === 'br' && (text += ' '));
    const words = text.replace(/\s+/g, ' ').trim();
    if (words) paragraphs.push(words);
    text = '';
  };
  const parser = new Parser({
    ontext: (data) => void (text += data.replace(/[*[\]{}]/g, '')),
    onopentagname: end,
    onclosetag: end,
  });
  parser.end(html);
  end('');
  return paragraphs;
}
