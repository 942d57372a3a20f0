import { Brand, Mark } from "~/ui/brand";
import { WayLine } from "~/ui/charts/way-map";
import { Table } from "~/ui/data/table";
import { ICON_NAMES, Icon } from "~/ui/icons";
import { Chapter, Part } from "./ui-part";

interface Tokens {
  palette: { name: string; against: string; light: number; dark: number }[];
  sizes: { name: string; value: string }[];
}

/** A colour sample without a style attribute: an SVG shape may name the colour. */
const Swatch = ({ name }: { name: string }) => (
  <svg className="h-6 w-12 rounded-[.3rem]" viewBox="0 0 48 24" aria-hidden="true">
    <rect width="48" height="24" fill={`var(--color-${name})`} stroke="var(--color-line)" />
  </svg>
);

const Length = ({ name }: { name: string }) => (
  <svg width="100%" height="12" aria-hidden="true">
    <line x2="100%" y1="6" y2="6" stroke="var(--color-line)" strokeWidth="1" />
    <circle cx="6" cy="6" r="4" fill="var(--color-brand)" />
    <text x="14" y="10" fontSize="10" fill="var(--color-muted)">
      {name}
    </text>
  </svg>
);

export function TokensChapter({ palette, sizes }: Tokens) {
  return (
    <Chapter id="tokens" title="Colours, sizes and shapes">
      <Part name="Colours">
        <Table
          caption="Each with its contrast in light and in dark. Text has 7 or more on its ground; a line needs less."
          rows={palette}
          rowKey={({ name }) => name}
          columns={[
            { key: "name", label: "Name", isHeader: true, cell: ({ name }) => <code>--color-{name}</code> },
            { key: "swatch", label: "Colour", cell: ({ name }) => <Swatch name={name} /> },
            { key: "against", label: "Against", cell: ({ against }) => <code>--color-{against}</code> },
            { key: "light", label: "Light", isNumber: true, cell: ({ light }) => light.toFixed(1) },
            { key: "dark", label: "Dark", isNumber: true, cell: ({ dark }) => dark.toFixed(1) },
          ]}
        />
      </Part>
      <Part name="Sizes">
        <Table
          caption="Five sizes of type, and the gaps that have a name"
          rows={sizes}
          rowKey={({ name }) => name}
          columns={[
            { key: "name", label: "Name", isHeader: true, cell: ({ name }) => <code>--{name}</code> },
            { key: "value", label: "Value", cell: ({ value }) => value },
          ]}
        />
        <h1>A title, 24 px</h1>
        <h2>A heading, 18 px</h2>
        <h3>A smaller heading, 15 px</h3>
        <p>Text, 15 px: what one reads. A line is at most 74 rem long.</p>
        <p className="muted small">Small and muted, 13 px: what one may skip.</p>
        <Length name="A line and a point: the way" />
      </Part>
      <Part name="Icon">
        <ul className="row">
          {ICON_NAMES.map((name) => (
            <li className="badge" key={name}>
              <Icon name={name} /> {name}
            </li>
          ))}
        </ul>
      </Part>
      <Part name="Brand">
        <Brand name="Example" to="#Brand" />
      </Part>
      <Part name="Mark">
        <Mark size={48} />
      </Part>
      <Part name="WayMap">
        <p>
          Used on <a href="/">the landing page</a>, which has its styles.
        </p>
      </Part>
      <Part name="WayLine">
        <WayLine />
      </Part>
    </Chapter>
  );
}
