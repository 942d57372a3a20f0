import type { Row } from "./table";

export const campaignsRows: Row[] = [];
