import { signalBoardLabels } from '#src/content/labels.data.ts';
import { fieldErrors } from '#src/contracts/failure.ts';
import { SLUG_LENGTH } from '#src/contracts/post.ts';
import { signalBoardForm } from '#src/contracts/signal-board.ts';
import { agencyField, instantIn } from '../agency-time.ts';
import { type EditorBoard, text } from './board.ts';

/** The form of a Signal Board post (docs/spec.md). */
export type SignalBoardValues = {
  readonly title: string;
  readonly description: string;
  readonly slug: string;
  readonly category: string;
  readonly sourceType: string;
  readonly url: string;
  readonly thumbnailUrl: string;
  readonly content: string;
  readonly published: boolean;
  readonly publishedAt: string;
};

export const signalBoard: EditorBoard<SignalBoardValues> = {
  name: 'signal-board',
  dashboard: '/admin-dashboard',
  empty: {
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
  },
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
  fromPost: (post) => ({
    title: text(post.title),
    description: text(post.description),
    slug: text(post.slug),
    category: text(post.category),
    sourceType: text(post.sourceType),
    url: text(post.url),
    thumbnailUrl: text(post.thumbnailUrl),
    content: text(post.content),
    published: post.published === true,
    publishedAt: agencyField(post.publishedAt),
  }),
  // Hidden fields are not saved, because nobody should publish what they do not see.
  toBody(values) {
    const gone = signalBoard.hidden(values).map((field) => [field, null]);
    const publishedAt = instantIn(values.publishedAt);
    return { ...values, publishedAt, ...Object.fromEntries(gone) };
  },
  check(values) {
    const { error } = signalBoardForm.safeParse(signalBoard.toBody(values));
    return error ? fieldErrors(error) : {};
  },
  complete: (values) => values,
  hidden: ({ sourceType }) => (sourceType === 'external' ? ['content'] : ['url']),
  words: {
    created: { title: 'Post Created' },
    updated: { title: 'Post Updated' },
    saveFailed: 'Failed to save post',
    loadFailed: 'Failed to load post data',
    deleteTitle: 'Delete Post',
    deleteFailed: 'The post could not be deleted. Please try again.',
  },
};
