import type { SQL } from "drizzle-orm";
import type { BusinessContext } from "~/core/context";
import {
  ASSIGN_COMPANIES,
  ASSIGN_CONTACTS,
  type Assigning,
} from "~/domains/directory/owners/assign-directory.server";
import { ASSIGN_LEADS } from "~/domains/lead-search/leads/assign-leads.server";
import { ASSIGN_OPPORTUNITIES } from "~/domains/opportunities/changes/assign-opportunities.server";
import type { BulkList } from "../lists";

interface Way {
  changing: (ctx: BusinessContext, rows: Assigning, onlyIf: (former: SQL) => SQL) => SQL;
  write: (
    ctx: BusinessContext,
    rows: Assigning,
    change: SQL,
  ) => D1PreparedStatement[] | Promise<D1PreparedStatement[]>;
}

export const WAYS: Record<BulkList, Way> = {
  companies: ASSIGN_COMPANIES,
  contacts: ASSIGN_CONTACTS,
  leads: ASSIGN_LEADS,
  opportunities: ASSIGN_OPPORTUNITIES,
};
