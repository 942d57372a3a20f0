/** The file store: R2 in production, miniflare's R2 in development. The product generates keys, never the user. */
export type FileStore = R2Bucket;
