import type { SubmissionResult } from "@conform-to/react";
import { useLoaderData } from "@remix-run/react";
import { createContext, useContext } from "react";

/** The data of a record's page that another screen shows in its side panel. */
export const PanelData = createContext<unknown>(undefined);

/** `useLoaderData` of a page that a side panel may show. */
export function usePageData<Loader>(): ReturnType<typeof useLoaderData<Loader>> {
  const own = useLoaderData<Loader>();
  return (useContext(PanelData) as typeof own | undefined) ?? own;
}

/** What the last submission of a record's forms was refused for. */
export interface RecordPageProps {
  result: SubmissionResult<string[]> | undefined;
}
