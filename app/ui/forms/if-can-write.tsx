import { createContext, type ReactNode, useContext } from "react";

/** True below the screens of somebody who may only look: forms stand still there, and ways to change things are not drawn. */
export const OnlyReads = createContext(false);

/** What a reader is not shown. The server refuses it as well. */
export function IfCanWrite({ children, otherwise = null }: { children: ReactNode; otherwise?: ReactNode }) {
  return useContext(OnlyReads) ? otherwise : children;
}
