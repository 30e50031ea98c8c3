"""Adds to Outfit the kerning its l-caron, t-caron and d-caron lack before letters without an ascender."""
import sys

from fontTools.ttLib import TTFont
from fontTools.otlLib.builder import PairPosBuilder, buildValue
font = TTFont(sys.argv[1]); cmap = font.getBestCmap()
low = [cmap[ord(c)] for c in 'aáäâãåàăąæcčçćdďđeéëêěèęgmnňñńopqrsuvwxyzóôöòõőøúůüùűûýÿžźżšśşţ,.:;!?-)' if ord(c) in cmap and c not in 'ďđdd']
b = PairPosBuilder(font, None)
for first, value in (('ľ', -150), ('ť', -95), ('ď', -110)):
    for g in low:
        b.addGlyphPair(None, cmap[ord(first)], buildValue({'XAdvance': value}), g, None)
for g in ('k','h','b','l'):
    b.addGlyphPair(None, cmap[ord('ľ')], buildValue({'XAdvance': -60}), cmap[ord(g)], None)
lookup = b.build()
gpos = font['GPOS'].table
gpos.LookupList.Lookup.insert(0, lookup); gpos.LookupList.LookupCount += 1
for rec in gpos.FeatureList.FeatureRecord:
    rec.Feature.LookupListIndex = [i + 1 for i in rec.Feature.LookupListIndex]
    if rec.FeatureTag == 'kern': rec.Feature.LookupListIndex = [0] + rec.Feature.LookupListIndex
font.save(sys.argv[2])
