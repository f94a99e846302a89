import type { ReactNode } from 'react';
import * as words from '@soumdar/words/demo';
import type { Scene } from './demo-property.ts';

/** A drawing, since there is nothing to photograph. */
export function SceneDrawing({ scene, className = '' }: { scene: Scene; className?: string }) {
  return (
    <svg
      viewBox="0 0 480 320"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={words.sceneLabel(scene)}
      className={`block bg-sea-tint ${className}`}
    >
      {drawings[scene]}
    </svg>
  );
}

const drawings: Record<Scene, ReactNode> = {
  building: (
    <Outdoors>
      <path d="M150 60h150v212H150z" fill="#fff" />
      <path d="M300 60l34 16v196h-34z" fill="#d3dfe9" />
      <path d="M142 52h166v10H142z" fill="#b9cad9" />
      {[84, 128, 172].map((y) => (
        <g key={y}>
          <path d={`M166 ${y}h28v26h-28zM211 ${y}h28v26h-28zM256 ${y}h28v26h-28z`} fill="#8fbad7" />
          <path d={`M160 ${y + 27}h130v5H160z`} fill="#d3dfe9" />
        </g>
      ))}
      <path d="M209 272v-40a16 16 0 0 1 32 0v40z" fill="#0d4f7c" />
      <Palm x={378} />
      <Palm x={96} />
    </Outdoors>
  ),
  house: (
    <Outdoors>
      <path d="M112 146h190v126H112z" fill="#fff" />
      <path d="M302 146l44 20v106h-44z" fill="#d3dfe9" />
      <path d="M104 138h206v10H104z" fill="#b9cad9" />
      <path d="M136 272v-58a22 22 0 0 1 44 0v58z" fill="#0d4f7c" />
      <path d="M206 222v-22a13 13 0 0 1 26 0v22zM254 222v-22a13 13 0 0 1 26 0v22z" fill="#8fbad7" />
      <path d="M204 222h30v6h-30zM252 222h30v6h-30z" fill="#d3dfe9" />
      <path d="M262 138v-22h26v22z" fill="#f4f8fb" />
      <Palm x={394} />
    </Outdoors>
  ),
  villa: (
    <Outdoors>
      <path d="M200 112a44 44 0 0 1 88 0z" fill="#fff" />
      <path d="M156 112h176v160H156z" fill="#fff" />
      <path d="M332 168h92v104h-92z" fill="#f4f8fb" />
      <path d="M424 168l22 10v94h-22z" fill="#d3dfe9" />
      <path
        d="M176 160v-20a12 12 0 0 1 24 0v20zm56 0v-20a12 12 0 0 1 24 0v20zm56 0v-20a12 12 0 0 1 24 0v20z"
        fill="#8fbad7"
      />
      <path d="M222 272v-50a22 22 0 0 1 44 0v50z" fill="#0d4f7c" />
      <path d="M348 200h60v40h-60z" fill="#8fbad7" />
      <path d="M52 296c0-12 40-20 92-20s92 8 92 20-40 18-92 18-92-6-92-18z" fill="#5fa3cb" />
      <path d="M92 294h40m20 8h36" stroke="#fff" strokeWidth="3" strokeLinecap="round" opacity=".7" />
      <Palm x={88} />
    </Outdoors>
  ),
  plot: (
    <Outdoors>
      <path d="M66 292l86-94h190l82 94z" fill="#d9c6a6" />
      <path d="M66 292l86-94h190l82 94z" fill="none" stroke="#b54a1b" strokeWidth="3" strokeDasharray="8 8" />
      <path
        d="M152 198v-22m190 22v-22M66 292v-28m358 28v-28"
        stroke="#8a6f52"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <circle cx="246" cy="228" r="17" fill="#7f9d86" />
      <path d="M243 244h6v16h-6z" fill="#8a6f52" />
    </Outdoors>
  ),
  'living-room': (
    <>
      <path d="M0 0h480v232H0z" fill="#f7f4ee" />
      <path d="M0 232h480v88H0z" fill="#e3d5c0" />
      <path d="M58 44h150v132H58z" fill="#8fbad7" />
      <path d="M58 130c40-18 100-14 150 4v42H58z" fill="#efe5d6" />
      <path d="M58 44h150v132H58zM133 44v132" fill="none" stroke="#fff" strokeWidth="8" />
      <path d="M262 66h74v56h-74z" fill="#fff" stroke="#d3dfe9" strokeWidth="4" />
      <path d="M270 114l20-26 14 16 8-8 16 18z" fill="#f6cdb0" />
      <rect x="232" y="178" width="190" height="44" rx="14" fill="#0d4f7c" />
      <rect x="220" y="204" width="214" height="46" rx="14" fill="#083654" />
      <rect x="250" y="184" width="44" height="34" rx="8" fill="#b54a1b" />
      <path d="M86 262h116v8H86zM98 270h8v26h-8zm84 0h8v26h-8z" fill="#8a6f52" />
      <ellipse cx="284" cy="292" rx="176" ry="16" fill="#d9c6a6" />
    </>
  ),
  terrace: (
    <>
      <path d="M0 0h480v170H0z" fill="#e4eff7" />
      <circle cx="372" cy="66" r="30" fill="#f6cdb0" />
      <path d="M0 140h480v60H0z" fill="#8fbad7" />
      <path
        d="M40 160h70m60 16h50m110-14h84"
        stroke="#fff"
        strokeWidth="3"
        strokeLinecap="round"
        opacity=".7"
      />
      <path d="M0 200h480v120H0z" fill="#efe5d6" />
      <path d="M0 186h480v8H0z" fill="#fff" />
      <path
        d="M12 194v34M60 194v34M108 194v34M156 194v34M204 194v34M252 194v34M300 194v34M348 194v34M396 194v34M444 194v34"
        stroke="#fff"
        strokeWidth="6"
      />
      <path d="M0 226h480v6H0z" fill="#d3dfe9" />
      <path d="M186 262h108v9H186zM200 271h8v32h-8zm72 0h8v32h-8z" fill="#0d4f7c" />
      <path
        d="M118 246h10v30h34v28h-8v-20h-28v20h-8zM352 246h10v58h-8v-20h-28v20h-8v-28h34z"
        fill="#083654"
      />
      <path d="M402 304l6-34h40l6 34z" fill="#b54a1b" />
      <path
        d="M428 270c-26-10-30-34-22-46 14 8 20 22 22 46zm0 0c22-8 30-30 24-44-14 8-22 24-24 44z"
        fill="#6d8d76"
      />
    </>
  ),
  garden: (
    <Outdoors>
      <path d="M0 200h480v34H0z" fill="#f4f8fb" />
      <path d="M0 200h480v6H0z" fill="#d3dfe9" />
      <path d="M206 320c4-40 24-62 46-86h30c-22 26-30 50-28 86z" fill="#f7f4ee" />
      {[70, 160, 348, 426].map((x, index) => (
        <g key={x}>
          <path d={`M${x - 4} 262v-40h8v40z`} fill="#8a6f52" />
          <circle cx={x} cy="196" r={30 + (index % 2) * 6} fill="#7f9d86" />
          <circle cx={x + 16} cy="212" r="18" fill="#6d8d76" />
        </g>
      ))}
      <path d="M108 288a9 9 0 1 1 .1 0zm34 12a7 7 0 1 1 .1 0zm248-10a9 9 0 1 1 .1 0z" fill="#b54a1b" />
    </Outdoors>
  ),
};

function Outdoors({ children }: { children: ReactNode }) {
  return (
    <>
      <path d="M0 0h480v250H0z" fill="#e4eff7" />
      <circle cx="408" cy="58" r="26" fill="#f6cdb0" />
      <path
        d="M0 214l72-52q14-10 30 0l26 18 40-34q16-12 32 0l60 48 52-32q14-8 30 1l138 83v30H0z"
        fill="#bdd3e3"
      />
      <path d="M0 262c120-20 340-20 480-4v62H0z" fill="#efe5d6" />
      {children}
    </>
  );
}

function Palm({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 272)`}>
      <path d="M-4 0c2-30 0-60 2-92h5c0 32 0 62 4 92z" fill="#8a6f52" />
      <path
        d="M0-92c-12-18-30-18-40-4 16-2 28 0 40 4zm0 0c-6-22 6-36 22-34-6 8-14 18-22 34zm0 0c16-14 34-10 42 4-16-4-28-6-42-4zm0 0c-20-2-34 12-32 28 10-12 20-20 32-28zm0 0c18 2 30 14 28 28-8-12-16-20-28-28z"
        fill="#6d8d76"
      />
    </g>
  );
}
