/** The thread that renders posts (render-thread.ts). */
import { rendererHere } from '#api/publishing/boards/renderer.ts';
import { answerWith } from './thread-answers.ts';

answerWith((content: Parameters<typeof rendererHere>) => rendererHere(...content));
