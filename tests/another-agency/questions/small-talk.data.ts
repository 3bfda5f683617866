export { crisis, emergency, notKnown } from '#scripts/new-site/content-de/questions/small-talk.data.ts';
export { smallTalk } from './small-talk.ts';
