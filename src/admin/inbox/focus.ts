/** The elements to which other parts of the inbox move the focus, while they are there. */
import { createRef } from 'react';

/** The section of the open item. */
export const openItemSection = createRef<HTMLElement>();

/** The text of the reply that is being written. */
export const replyField = createRef<HTMLTextAreaElement>();

/** The links of the list, by the key of their item. */
export const entryLinks = new Map<string, HTMLAnchorElement>();
