import { openRecord, PANEL_HASH, PANEL_LIST, recordKind } from "~/paths/record-panel";
import type { PageArgs } from "./page.server";
import { redirect } from "./redirect.server";
import { pathHere } from "./safe-redirect";

interface List {
  /** The list's path and query, without its hash. */
  path: string;
  /** The address of the open record. */
  open: string;
}

/** The list whose side panel sent this script request; null for a page. */
function listOf({ url, headers }: Request): List | null {
  if (headers.get("sec-fetch-dest") !== "empty") return null;
  const asked = pathHere(new URL(url).searchParams.get(PANEL_LIST) ?? "");
  if (asked === null) return null;
  const { pathname, search, hash } = new URL(asked, url);
  const record = openRecord(hash);
  return record && { path: pathname + search, open: record.to };
}

/**
 * Keeps redirects inside the side panel: a redirect to a record opens it there, and one to the list leaves the panel
 * open. Other redirects leave the list. The panel replaces its history entry: Back closes it and does not open it
 * again.
 */
function inPanel(answer: Response, list: List): Response {
  const location = answer.headers.get("location");
  if (location === null) return answer;
  const { pathname, search } = new URL(location, "http://here.invalid");
  const isOfList = pathname === list.path.split("?")[0];
  if (!isOfList && !recordKind(pathname)) return answer;
  const to = isOfList
    ? `${pathname}${search}${PANEL_HASH}${list.open}`
    : `${list.path}${PANEL_HASH}${pathname}${search}`;
  // The address may differ only in its hash, but the data it shows has changed.
  return redirect(to, {
    status: answer.status,
    headers: { "X-Remix-Revalidate": "yes", "X-Remix-Replace": "yes" },
  });
}

/** Saved in place by script: the page keeps its history entry, so that Back leaves it. */
function onSamePage(answer: Response, { headers }: Request): Response {
  const [from, to] = [headers.get("referer"), answer.headers.get("location")];
  if (!from || !to || headers.get("sec-fetch-dest") !== "empty" || !URL.canParse(from)) return answer;
  const page = new URL(from);
  if (to.split("#")[0] === page.pathname + page.search) answer.headers.set("X-Remix-Replace", "yes");
  return answer;
}

/** What the panel shows instead of a record. */
export interface RefusedRecord {
  refused: string;
}

/** Wraps loaders and actions of businesses, so that records open and stay in the list's side panel. */
export const withRecordPanel =
  <Result, Args extends PageArgs>(run: (args: Args) => Promise<Result>) =>
  async (args: Args): Promise<Result> => {
    const list = listOf(args.request);
    const placed = (answer: Response) => (list ? inPanel(answer, list) : onSamePage(answer, args.request));
    try {
      const answer = await run(args);
      return answer instanceof Response ? (placed(answer) as Result) : answer;
    } catch (error) {
      if (!(error instanceof Response)) throw error;
      if (error.headers.has("location")) throw placed(error);
      if (!list) throw error;
      return { refused: await error.text() } satisfies RefusedRecord as Result;
    }
  };
