import type { Row } from "./table";

export const refusalsRows: Row[] = [];
