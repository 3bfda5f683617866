import { mediaLibrary } from './admin/media.ts';
import { media } from './media.ts';
import { shareImages } from './share-images.ts';

/** What decodes, draws or serves pictures. */
export const pictureRoutes = [media, mediaLibrary, shareImages];
