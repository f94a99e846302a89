export default function Street() {
  return (
    <svg viewBox="0 0 560 440" className="size-full" aria-hidden>
      <clipPath id="street-frame">
        <rect width="560" height="440" rx="28" />
      </clipPath>
      <g clipPath="url(#street-frame)">
        <Landscape />
        <Maison />
        <Immeuble />
        <Villa />
        <g fill="none" stroke="#b54a1b" strokeWidth="2.5" strokeDasharray="2 8" strokeLinecap="round">
          <path d="M118 196C150 130 200 102 258 100" />
          <path d="M318 98c50-6 100 8 134 50" />
        </g>
        <ComparablePin x={112} y={222} />
        <ComparablePin x={462} y={178} />
        <PropertyPin />
      </g>
    </svg>
  );
}

function Landscape() {
  return (
    <>
      <rect width="560" height="440" fill="#e4eff7" />
      <circle cx="446" cy="84" r="34" fill="#f6cdb0" />
      <path d="M250 262 336 178q16-15 30 0l14 15 14-16q14-14 30 1l96 84z" fill="#bdd3e3" />
      <path d="M0 262h560v60H0z" fill="#8fbad7" />
      <path
        d="M30 284h60M120 298h44M400 280h70M500 300h40M350 304h26"
        stroke="#fff"
        strokeWidth="3"
        strokeLinecap="round"
        opacity=".7"
      />
      <path d="M0 316c120-26 260-22 350-8s150 6 210-8v140H0z" fill="#efe5d6" />
      <path d="M0 402c160-16 380-20 560-6v44H0z" fill="#e3d5c0" />
    </>
  );
}

function Maison() {
  return (
    <>
      <path d="M42 270h116v132H42z" fill="#fff" />
      <path d="m158 270 28-16v132l-28 16z" fill="#d3dfe9" />
      <path d="m42 270 28-16h116l-28 16z" fill="#f4f8fb" />
      <path d="M64 402v-46a18 18 0 0 1 36 0v46z" fill="#0d4f7c" />
      <path d="M116 342v-20a12 12 0 0 1 24 0v20z" fill="#8fbad7" />
      <path d="M112 342h32v5h-32z" fill="#d3dfe9" />
    </>
  );
}

function Immeuble() {
  const floors = [248, 288, 328];
  return (
    <>
      <path d="M402 222h112v178H402z" fill="#fff" />
      <path d="m402 222-24-14v178l24 14z" fill="#d3dfe9" />
      <path d="m378 208 24 14h112l-24-14z" fill="#f4f8fb" />
      {floors.map((y) => (
        <g key={y}>
          <path d={`M416 ${y}h20v24h-20zM448 ${y}h20v24h-20zM480 ${y}h20v24h-20z`} fill="#8fbad7" />
          <path d={`M412 ${y + 25}h92v4h-92z`} fill="#d3dfe9" />
        </g>
      ))}
      <path d="M446 400v-24a12 12 0 0 1 24 0v24z" fill="#0d4f7c" />
    </>
  );
}

function Villa() {
  return (
    <>
      <path d="M242 222a46 46 0 0 1 92 0z" fill="#fff" />
      <path d="M288 176a46 46 0 0 1 46 46h-22a60 60 0 0 0-24-46z" fill="#e6eef4" />
      <path d="M206 222h150v182H206z" fill="#fff" />
      <path d="m356 222 24 13v156l-24 13z" fill="#d3dfe9" />
      <path d="M206 296h150v6H206z" fill="#e6eef4" />
      <path
        d="M224 274v-22a13 13 0 0 1 26 0v22zM268 274v-22a13 13 0 0 1 26 0v22zM312 274v-22a13 13 0 0 1 26 0v22z"
        fill="#8fbad7"
      />
      <path d="M252 404v-52a29 29 0 0 1 58 0v52z" fill="#e6eef4" />
      <path d="M259 404v-50a22 22 0 0 1 44 0v50z" fill="#0d4f7c" />
      <path d="M281 332v72" stroke="#083654" strokeWidth="2" />
      <circle cx="275" cy="372" r="2.5" fill="#f6cdb0" />
      <circle cx="287" cy="372" r="2.5" fill="#f6cdb0" />
      <path d="M330 404v-34h6v34z" fill="#8a6f52" />
      <circle cx="333" cy="356" r="20" fill="#7f9d86" />
      <circle cx="345" cy="368" r="13" fill="#6d8d76" />
      <path d="M196 404v-24h5v24z" fill="#8a6f52" />
      <ellipse cx="198" cy="366" rx="12" ry="26" fill="#6d8d76" />
    </>
  );
}

function ComparablePin({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        d="M0 22c-7-9-13-14-13-22a13 13 0 0 1 26 0c0 8-6 13-13 22z"
        fill="#0d4f7c"
        stroke="#fff"
        strokeWidth="2.5"
      />
      <circle r="4.5" fill="#fff" />
    </g>
  );
}

function PropertyPin() {
  return (
    <g transform="translate(288 92)">
      <ellipse cy="78" rx="14" ry="4" fill="#12212d" opacity=".12" />
      <path
        d="M0 72C-16 50-34 36-34 8a34 34 0 0 1 68 0c0 28-18 42-34 64z"
        fill="#b54a1b"
        stroke="#fff"
        strokeWidth="4"
      />
      <path d="M-16 24V8a16 16 0 0 1 32 0v16H6V12a6 6 0 0 0-12 0v12z" fill="#fff" />
    </g>
  );
}
