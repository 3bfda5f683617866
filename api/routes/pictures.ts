import { mediaLibrary } from './admin/media.ts';
import { media } from './media.ts';
import { postShareImages } from './share-images.ts';

/** What decodes, draws or serves pictures. */
export const pictureRoutes = [media, mediaLibrary, postShareImages];
