import { type Column, Table } from "~/ui/data/table";
import { Field } from "~/ui/forms/field";
import { FilterBar, ListBar } from "~/ui/list/filter-bar";
import { ListBox } from "~/ui/list/list-box";
import { MoreMenu } from "~/ui/list/list-page";
import { Chapter, Part } from "./ui-part";

interface Row {
  id: number;
  name: string;
  place: string;
  count: number | null;
}

const ROWS: Row[] = [
  { id: 1, name: "Example Delta", place: "Example Town", count: 12 },
  { id: 2, name: "Example Epsilon, whose name is too long for its column", place: "", count: null },
];

const COLUMNS: Column<Row>[] = [
  { key: "name", label: "Name", isHeader: true, cell: ({ name }) => <a href="#ListBox">{name}</a> },
  { key: "place", label: "Place", cell: ({ place }) => place },
  { key: "count", label: "Rows", isNumber: true, isNamed: true, cell: ({ count }) => count },
];

const fieldOf = (name: string) => ({
  id: `list-${name}`,
  name,
  errorId: `list-${name}-error`,
  descriptionId: `list-${name}-hint`,
  initialValue: "",
});

export const ListChapter = () => (
  <Chapter id="list" title="Lists">
    <Part name="FilterBar">
      <ListBar>
        <FilterBar
          action="/ui"
          state={{ search: "", place: "" }}
          search={<Field field={fieldOf("search")} label="Search" type="search" placeholder="Name" grow />}
        >
          <Field
            field={fieldOf("place")}
            label="Place"
            type="select"
            placeholder="All places"
            options={[{ value: "town", label: "Example Town" }]}
            isFilter
          />
        </FilterBar>
      </ListBar>
    </Part>
    <Part name="ListBox">
      <ListBox>
        <Table
          isList
          caption="Examples"
          columns={COLUMNS}
          rows={ROWS}
          rowKey={({ id }) => id}
          actions={({ name }) => (
            <MoreMenu label={`Actions for ${name}`}>
              <a href="#ListBox">Action</a>
            </MoreMenu>
          )}
        />
      </ListBox>
    </Part>
    <Part name="MoreMenu">
      <MoreMenu label="More actions for Example">
        <a href="#MoreMenu">Another action</a>
      </MoreMenu>
    </Part>
  </Chapter>
);
