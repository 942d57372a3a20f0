import type { FileStore } from "~/adapters/files/file-store";
import { FetchError } from "~/adapters/public-fetch/fetch-error";
import { fetchPublic, type PublicFetch } from "~/adapters/public-fetch/fetch-public";
import type { researchSources } from "../tables";
import { readFeedRows, type SourceRow } from "./feed-rows";

type Source = typeof researchSources.$inferSelect;

const MAX_BYTES = { csv: 20_000_000, json: 5_000_000 } as const;
const PAGE_SIZE = 200;

/** R2 folders: the operator's files, and downloaded copies while they are read. */
export const FEED_FILES = "feeds/";
const COPIES = "research/";

const copyOf = ({ id }: Pick<Source, "id">) => `${COPIES}${id}`;

export const removeCopy = (files: FileStore, source: Pick<Source, "id">) => files.delete(copyOf(source));

const readCursor = (cursor: string | null) => {
  const [, etag = "", row = "0"] = /^(\S{1,200}) (\d{1,9})$/.exec(cursor ?? "") ?? [];
  return { etag, row: Number(row) };
};

interface Feed extends Pick<Source, "id" | "key" | "address" | "format"> {
  authorization: string | null;
}

/** Fetches a feed at a URL once per pass and keeps the copy until it was read; reads a file in R2 in place. */
async function fileOf(files: FileStore, feed: Feed, cursor: string | null, asking: PublicFetch) {
  const address = feed.address ?? "";
  const format = feed.format ?? "csv";
  const isOurs = address.startsWith(FEED_FILES);
  if (!isOurs && cursor === null) {
    const headers: Record<string, string> = feed.authorization ? { authorization: feed.authorization } : {};
    await files.put(copyOf(feed), await fetchPublic(address, MAX_BYTES[format], asking, headers));
  }
  const file = await files.get(isOurs ? address : copyOf(feed));
  if (!file)
    throw new FetchError(
      "missing",
      isOurs ? `File ${address} wasn’t found.` : "The stored copy of this feed is missing.",
    );
  if (file.size <= MAX_BYTES[format]) return file;
  await file.body.cancel();
  throw new FetchError("too_large", `The file is larger than ${MAX_BYTES[format] / 1_000_000} MB.`);
}

export interface RowPage {
  rows: SourceRow[];
  next: string | null;
}

/** @throws FetchError */
export async function readFeed(
  files: FileStore,
  feed: Feed,
  cursor: string | null,
  asking: PublicFetch,
): Promise<RowPage> {
  const file = await fileOf(files, feed, cursor, asking);
  const at = readCursor(cursor);
  const first = at.etag === file.etag ? at.row : 0;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const { rows, isLast } = await readFeedRows(bytes, feed.format ?? "csv", first, PAGE_SIZE);
  return { rows, next: isLast ? null : `${file.etag} ${first + rows.length}` };
}
