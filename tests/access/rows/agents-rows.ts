import { paths } from "~/paths";
import type { Row } from "../table";

const { home, leads, tasks, orders, commission, affiliate, training, profile, businesses, help, onboarding } =
  paths.agent;

export const agentsRows: Row[] = [
  home,
  leads,
  tasks,
  orders,
  commission,
  affiliate,
  training,
  profile,
  businesses,
  help,
  onboarding,
].map((path) => ({ path, kind: "page", access: "agent" }));
