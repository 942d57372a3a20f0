import { createContext, type ReactNode, useContext } from "react";

/** True for viewers: forms are read-only, and buttons that change something are hidden. */
export const OnlyReads = createContext(false);

/** Hides its children from viewers. The server also refuses the action. */
export function IfCanWrite({ children, otherwise = null }: { children: ReactNode; otherwise?: ReactNode }) {
  return useContext(OnlyReads) ? otherwise : children;
}
