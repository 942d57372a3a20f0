import type { Row } from "./table";

export const templatesRows: Row[] = [];
