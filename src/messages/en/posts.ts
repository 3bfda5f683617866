/** The blog and the Signal Board: their lists, cards, articles and posts, and what the API says about them. */
import type { Parts, Wrap } from '../parts.ts';
import { plural } from './language.ts';

export const search = 'Search';
export const refresh = 'Refresh';
export const categories = 'Categories';
export const allCategories = 'All';

/** How many posts a list shows, of those of the blog and of the Signal Board. */
export const articles = (count: number) => plural(count, { one: `${count} article`, other: `${count} articles` });
export const signals = (count: number) => plural(count, { one: `${count} signal`, other: `${count} signals` });
/** The same where more can be loaded: '100+ articles'. */
export const articlesAndMore = (count: number) => `${count}+ articles`;
export const signalsAndMore = (count: number) => `${count}+ signals`;
/** @param count one of the above, e.g. '7 signals', or what `countFor` made of it */
export const countIn = (count: string, category: string) => `${count} in ${category}`;
/** @param count one of the above, or what `countIn` made of it */
export const countFor = (count: string, words: string) => `${count} for “${words}”`;

export const loading = 'Loading';
export const articlesNotLoaded = 'Unable to load blog posts';
export const signalsNotLoaded = 'Failed to load content';
export const mayBeOutOfDate = 'What you see below may be out of date.';
export const serverDidNotAnswer = 'Our server didn’t answer. Try again, or come back in a minute.';
export const reload = 'Try Again';

export const readingTime = (minutes: number) => `${minutes} min read`;
/** In place of '5 minutes ago'. */
export const lessThanAMinuteAgo = 'less than a minute ago';
/** On a post that leads to another site. */
export const external = 'External';
export const visitSource = 'Visit Source';
export const readMore = 'Read More';
export const opensInNewTab = 'Opens in a new tab';

export const noArticles = 'No articles found';
export const noSignals = 'No signals found';
export const tryOtherFilters = 'Try other filters: another tab, or a shorter word.';
export const showAll = 'Show all';
export const loadMore = 'Load more';

/** What the link to a feed says, of the blog and of the Signal Board. */
export const newArticles = 'Get new articles in your reader';
export const newPosts = 'Get new posts in your reader';
/** @param feed: one of these links; `atom`: the link to the same feed in another format */
export const aboutReaders = <T>(feed: T, atom: Wrap<T>): Parts<T> => [
  feed,
  ': an app that collects what’s new on the sites you pick, no email address needed. Give it this link, or ',
  atom('Atom'),
  '.',
];

export const backToBlog = 'Back to Blog';
export const backToSignalBoard = 'Back to Signal Board';
export const share = 'Share';
export const linkCopied = 'Link copied to clipboard!';
export const linkNotCopied = 'Could not copy link to clipboard. Please copy the URL manually.';
/** Above the table of contents. */
export const inThisPost = 'In this post';
/** @param category: an element with its name */
export const moreIn = <T>(category: T): Parts<T> => ['More in ', category];
export const shareArticle = 'Share Article';
export const nextPosts = 'Next posts';
export const newer = 'Newer';
export const older = 'Older';

/** Above a draft that a link shows. */
export const previewNote =
  'This is a preview. Anyone with this link can read it for a week after the link was created.';
export const askAboutIt = <T>(contact: Wrap<T>): Parts<T> => [
  'Anything you’d like to ask about it? ',
  contact('Write to us'),
  '.',
];
export const relatedArticles = 'More to read';
export const relatedPosts = 'More from the board';

export const articleNotFound = 'Article Not Found';
export const articleNotFoundReason = "The article you're looking for doesn't exist or has been removed.";
export const postNotFound = 'Post Not Found';
export const postNotFoundReason = "The signal board post you're looking for doesn't exist or has been removed.";

/** Answers of the API. */
export const noSuchPost = 'There is no such post.';
export const noSuchPicture = 'There is no such picture.';
export const unknownCategory = 'Please choose one of the categories';
export const unknownScope = 'Scope can only be all or deleted';
export const noPublicPage = 'Please name a public page';
