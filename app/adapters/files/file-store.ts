/** Where files live: R2 in production, miniflare's R2 on a developer's machine. Keys are made by us, never by the user. */
export type FileStore = R2Bucket;
