import { createContext, useContext } from "react";

/** What the server knows about the page it renders; empty in the browser. */
export interface PageContext {
  nonce: string | undefined;
  requestId: string | undefined;
}

export const PageContextProvider = createContext<PageContext>({ nonce: undefined, requestId: undefined });

export const usePageContext = () => useContext(PageContextProvider);
