import type { Row } from "./table";

export const opportunitiesRows: Row[] = [];
