import type { Row } from "./table";

export const repliesRows: Row[] = [];
