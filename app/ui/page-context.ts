import { createContext, useContext } from "react";
import type { ModuleName } from "./page-handle";

/** What the server knows about the page it renders; empty in the browser. */
interface PageContext {
  /** Of the language of the catalogue, where it is right to left; working screens are in English. */
  direction?: "rtl" | undefined;
  nonce?: string | undefined;
  /** Scripts of a page without hydration. */
  modules?: readonly ModuleName[];
  requestId?: string | undefined;
  /** The name of the product, for pages whose loaders failed. */
  appName?: string | undefined;
  /** Placeholder of the page weight, until the finished page is weighed. */
  weightMark?: string | undefined;
  /** The browser asked for less data (`Save-Data: on`): no pictures of the product, no typeface. */
  savesData?: boolean;
  /** Without script. */
  isPlain?: boolean;
  /** Drawn by the server alone, though its route would hydrate: something failed. */
  isStill?: boolean;
  /** The stylesheet that is in the page; none on a working screen, which links its own. */
  style?: string | undefined;
  /** The rest of it, for `DeferredStylesheet`. */
  laterStyle?: string | undefined;
  /** The typeface of headings, on public pages. */
  faceStyle?: string | undefined;
}

export const PageContextProvider = createContext<PageContext>({});

export const usePageContext = () => useContext(PageContextProvider);
