/** 1 MiB: a post with its content. */
export const POST_BODY_LIMIT = 1024 * 1024;
