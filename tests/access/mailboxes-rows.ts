import type { Row } from "./table";

export const mailboxesRows: Row[] = [];
