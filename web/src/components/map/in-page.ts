import { Browser, type MapOptions } from 'leaflet';

/** For a map in a page that scrolls: neither the wheel nor one finger on it may stop that. */
export const inPage: MapOptions = { scrollWheelZoom: false, dragging: !Browser.mobile };
