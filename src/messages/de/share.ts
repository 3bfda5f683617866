/** The pictures that show a page where it is shared. */

/** What such a picture shows, in words. @param kind: on its tab, the kind of page, e.g. 'Case Study' */
export const pictureAlt = (kind: string, title: string, agency: string) => {
  const tab = kind === agency ? '' : `${kind}: `;
  return `${tab}${title}${/[.?!]$/.test(title) ? '' : '.'} ${agency}`;
};
