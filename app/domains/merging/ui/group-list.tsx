import { formatNumber } from "~/core/format";
import { DUPLICATES } from "~/paths/bulk/duplicates";
import { Badge, DemoBadge } from "~/ui/data/badge";
import { type Column, Table } from "~/ui/data/table";
import { Link } from "~/ui/link";

interface GroupLine {
  id: number;
  names: string[];
  size: number;
  score: number;
  isCertain: boolean;
  isDemo: boolean;
  settled: string | null;
}

const nameOf = ({ names, size }: GroupLine) => names[0] ?? `${formatNumber(size)} deleted records`;

const columns = (isOpen: boolean): Column<GroupLine>[] => [
  {
    key: "names",
    label: "Group",
    isHeader: true,
    cell: (group) => (
      <>
        <Link to={DUPLICATES.group(group.id)}>{nameOf(group)}</Link> <DemoBadge isDemo={group.isDemo} />
        {group.names.slice(1).map((name, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two of them may have one name
          <div key={index} className="muted">
            {name}
          </div>
        ))}
      </>
    ),
  },
  { key: "size", label: "Records", isNumber: true, cell: ({ size }) => formatNumber(size) },
  {
    key: "score",
    label: "Match score",
    cell: ({ score, isCertain }) => (
      <>
        {score} out of 100{" "}
        <Badge kind={isCertain ? "good" : "plain"}>{isCertain ? "Certain" : "Likely"}</Badge>
      </>
    ),
  },
  ...(isOpen ? [] : [{ key: "settled", label: "Date", cell: ({ settled }: GroupLine) => settled }]),
];

export const GroupList = ({ groups, isOpen }: { groups: GroupLine[]; isOpen: boolean }) => (
  <Table
    caption={<span className="visually-hidden">Duplicate groups</span>}
    columns={columns(isOpen)}
    rows={groups}
    rowKey={({ id }) => id}
  />
);
