import { createContext, useContext } from "react";
import type { ModuleName } from "./page-handle";

/** What the server knows about the page it renders; empty in the browser. */
interface PageContext {
  /** Text direction of the catalogue's language if right to left; working screens are in English. */
  direction?: "rtl" | undefined;
  nonce?: string | undefined;
  /** Scripts of a page without hydration. */
  modules?: readonly ModuleName[];
  requestId?: string | undefined;
  /** The name of the product, for pages whose loaders failed. */
  appName?: string | undefined;
  /** Placeholder for the page weight, until the finished page is measured. */
  weightMark?: string | undefined;
  /** The browser asked for less data (`Save-Data: on`): no product pictures, no web font. */
  savesData?: boolean;
  /** The page has no JavaScript. */
  isPlain?: boolean;
  /** Rendered by the server alone although its route would hydrate, because something failed. */
  isStill?: boolean;
  /** The inlined stylesheet; none on a working screen, which links its own. */
  style?: string | undefined;
  /** The rest of the stylesheet, for `DeferredStylesheet`. */
  laterStyle?: string | undefined;
  /** The typeface of headings, on public pages. */
  faceStyle?: string | undefined;
}

export const PageContextProvider = createContext<PageContext>({});

export const usePageContext = () => useContext(PageContextProvider);
