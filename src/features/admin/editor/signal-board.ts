import { signalBoardLabels } from '#src/content/labels.data.ts';
import { SLUG_LENGTH } from '#src/contracts/post.ts';
import { signalBoardForm } from '#src/contracts/signal-board.ts';
import { instantIn } from '../agency-time.ts';
import { errorsOf } from '../failure.ts';
import type { EditorBoard } from './board.ts';

const empty = {
  title: '',
  description: '',
  slug: '',
  category: 'playbook',
  sourceType: 'original',
  url: '',
  thumbnailUrl: '',
  content: '',
  published: true,
  publishedAt: '',
};

/** The form of a Signal Board post (docs/spec.md). */
export type SignalBoardValues = Readonly<typeof empty>;

export const signalBoard: EditorBoard<SignalBoardValues> = {
  name: 'signal-board',
  language: 'markdown',
  dashboard: '/admin-dashboard',
  empty,
  labels: {
    title: 'Title',
    slug: 'Slug',
    description: 'Description',
    category: 'Category',
    sourceType: 'Source Type',
    url: 'External URL',
    content: 'Content',
    thumbnailUrl: 'Thumbnail URL',
    published: 'Published',
    publishedAt: 'Publish at (optional)',
  },
  names: {
    category: signalBoardLabels,
    sourceType: { original: 'Original', external: 'External' },
  },
  slugLength: SLUG_LENGTH,
  // Hidden fields are not saved, because nobody should publish what they do not see.
  toBody(values) {
    const hidden = values.sourceType === 'external' ? 'content' : 'url';
    return { ...values, publishedAt: instantIn(values.publishedAt), [hidden]: null };
  },
  check: (values) => errorsOf(signalBoardForm.safeParse(signalBoard.toBody(values))),
  complete: (values) => values,
  words: {
    create: 'Create Signal Board Post',
    edit: 'Edit Signal Board Post',
    back: 'Back to Signal Board Dashboard',
    created: { title: 'Post Created' },
    updated: { title: 'Post Updated' },
    saveFailed: 'Failed to save post',
    loadFailed: 'Failed to load post data',
    deleteTitle: 'Delete Post',
    deleteFailed: 'The post could not be deleted. Please try again.',
  },
};
