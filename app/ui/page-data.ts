import type { SubmissionResult } from "@conform-to/react";
import { useLoaderData } from "@remix-run/react";
import { createContext, useContext } from "react";

/** The data of a record's page, for another screen that shows it in its side panel. */
export const PanelData = createContext<unknown>(undefined);

/** Replaces `useLoaderData` on a page that a side panel may show. */
export function usePageData<Loader>(): ReturnType<typeof useLoaderData<Loader>> {
  const own = useLoaderData<Loader>();
  return (useContext(PanelData) as typeof own | undefined) ?? own;
}

/** Contains the errors of the last submission of a record's forms. */
export interface RecordPageProps {
  result: SubmissionResult<string[]> | undefined;
}
