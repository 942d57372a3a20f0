import { createContext, type ReactNode, useContext } from "react";

/** True for viewers: forms are read-only, and buttons that change something are not rendered. */
export const OnlyReads = createContext(false);

/** What a reader is not shown. The server refuses it as well. */
export function IfCanWrite({ children, otherwise = null }: { children: ReactNode; otherwise?: ReactNode }) {
  return useContext(OnlyReads) ? otherwise : children;
}
