/**
 * How people ask for what the content says, by the id of the thing (`service/seo`, `legal/terms-of-service#fees`).
 * Nothing needs an entry here to be found; one helps where people use other words than the page.
 */
export type Asked = Readonly<
  Record<
    string,
    {
      /** Questions, wishes and complaints, as people type them. */
      readonly asked?: readonly string[];
      /** Words of the trade that point to it. */
      readonly words?: string;
    }
  >
>;
