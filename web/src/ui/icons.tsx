import type { ComponentProps, ReactNode } from 'react';

function Icon({ className = 'size-5 shrink-0', ...svg }: ComponentProps<'svg'>) {
  return (
    <svg viewBox="0 0 24 24" className={className} fill="none" stroke="currentColor" aria-hidden {...svg} />
  );
}

interface IconProps {
  className?: string;
}

export function SearchIcon({ className }: IconProps) {
  return (
    <Icon className={className} strokeWidth="2" strokeLinecap="round">
      <circle cx="10.5" cy="10.5" r="6.5" />
      <path d="m15.5 15.5 5 5" />
    </Icon>
  );
}

export function LocateIcon({ className }: IconProps) {
  return (
    <Icon className={className} strokeWidth="2">
      <circle cx="12" cy="12" r="6" />
      <circle cx="12" cy="12" r="1.5" fill="currentColor" />
      <path d="M12 2v4M12 18v4M2 12h4M18 12h4" />
    </Icon>
  );
}

export function CloseIcon() {
  return (
    <Icon className="size-6" strokeWidth="2" strokeLinecap="round">
      <path d="m6 6 12 12M18 6 6 18" />
    </Icon>
  );
}

export function PinIcon({ className }: IconProps) {
  return (
    <Icon className={className} strokeWidth="1.8">
      <path d="M12 21.5s7-6.3 7-12a7 7 0 1 0-14 0c0 5.7 7 12 7 12Z" />
      <circle cx="12" cy="9.5" r="2.5" />
    </Icon>
  );
}

/** By default a clock's hands. */
export function CircleIcon({
  className,
  strokeWidth = '1.8',
  children = <path d="M12 7v5l3.5 2" />,
}: {
  className: string;
  strokeWidth?: string;
  children?: ReactNode;
}) {
  return (
    <Icon className={className} strokeWidth={strokeWidth} strokeLinecap="round">
      <circle cx="12" cy="12" r="9" />
      {children}
    </Icon>
  );
}

export function ArrowIcon({ to }: { to: 'back' | 'onward' }) {
  return (
    <Icon strokeWidth="2" className="size-5 shrink-0 rtl:-scale-x-100">
      <path d={to === 'back' ? 'm14 6-6 6 6 6' : 'm10 6 6 6-6 6'} />
    </Icon>
  );
}

export function SlidersIcon({ className }: IconProps) {
  return (
    <Icon className={className} strokeWidth="1.8" strokeLinecap="round">
      <path d="M4 7h9M19 7h1M4 17h1M11 17h9" />
      <circle cx="16" cy="7" r="2.5" />
      <circle cx="8" cy="17" r="2.5" />
    </Icon>
  );
}

export function DownloadIcon() {
  return (
    <Icon strokeWidth="1.8" strokeLinecap="round" strokeLinejoin="round">
      <path d="M12 4v11m0 0-4-4m4 4 4-4M5 19.5h14" />
    </Icon>
  );
}

export function PrintIcon() {
  return (
    <Icon strokeWidth="1.8" strokeLinejoin="round">
      <path d="M7.5 8.5V4h9v4.5M7.5 17H5a1 1 0 0 1-1-1V9.5a1 1 0 0 1 1-1h14a1 1 0 0 1 1 1V16a1 1 0 0 1-1 1h-2.5M7.5 14h9v6h-9z" />
    </Icon>
  );
}
